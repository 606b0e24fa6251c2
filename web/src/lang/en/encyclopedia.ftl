# The Encyclopedia of the old card game

encyclopedia = Encyclopedia
encyclopedia-lead = How { $count } questions about the old two-player card game, its theme sets and its spaceborne sister were decided: the verdict first, then why, and what it means in play.
encyclopedia-contents = Contents
encyclopedia-register = Register from A to Z
encyclopedia-loading = Fetching the Encyclopedia …
encyclopedia-failed = The Encyclopedia could not be fetched.
encyclopedia-search = Search: a word, a card or an article number
encyclopedia-look = Search
encyclopedia-looking = Looking …
encyclopedia-searched = Articles on “{ $words }”
encyclopedia-about = { $card }: what was decided about it
encyclopedia-found = { $count ->
    [0] No article found. Try another word, a card or a number.
    [one] 1 article
   *[other] { $count } articles
}
encyclopedia-unknown = There is no article { $article } here.
encyclopedia-beside = Before and after
encyclopedia-why = Why:
encyclopedia-example = Example:
encyclopedia-cards = Cards:
encyclopedia-see = See also:
encyclopedia-shown = To play
encyclopedia-show-me = Show me:
encyclopedia-kind = { $kind ->
    [definition] Definition
    [setup] Setup
    [history] History
    [material] Material
    [advice] Advice
   *[rule] Ruling
}
encyclopedia-where = Holds in: { $modes }
encyclopedia-mode-grund = base game
encyclopedia-mode-erweitert = extended base game
encyclopedia-mode-turnier = tournament game
encyclopedia-mode-sternenschiff = Starship Catan
encyclopedia-since = { $edition ->
    [original] Since 1996
    [turnierset1997] Since the tournament set of 1997
    [themensets1999] Since the theme sets of 1999
    [reform2003] Since the reform of 2003
   *[all] In every edition
}
