// Loaded before the first paint: a theme that came later would flash.
;(() => {
  const theme = localStorage.getItem("svc-theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
})()
