// Runs before the first paint, so that nobody who chose the light theme sees a dark page flash by.
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem('conclave.preferences')) ?? {};
  if (theme) document.documentElement.dataset.theme = theme;
  if (textSize) document.documentElement.dataset.textSize = textSize;
} catch {
  // Nothing was kept, or nothing may be: the page begins as it is.
}
