# The rules on one page

guide-ways = Reading the rules
guide-page = On one page
guide-numbered = Look up ({ $count } rules)
guide-mode = Mode
guide-every-mode = All modes
guide-all-but = All modes but “{ $mode }”
guide-print = Print
guide-look = Look at “{ $card }”
guide-rules = { $count ->
    [one] Rule
   *[other] Rules
}
guide-show-me = Show me
