def draw(view, language="en", colour=False): return ""
