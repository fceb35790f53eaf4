/* In the JavaScript of ten years ago: it must run where the game cannot (S-29). The versions stand in package.json. */
function canStyle(what) {
  // biome-ignore lint/complexity/useOptionalChain: an old browser cannot read it
  return window.CSS && window.CSS.supports && window.CSS.supports(what);
}
if (
  !(
    Array.prototype.toSorted &&
    Array.prototype.findLast &&
    Object.hasOwn &&
    window.HTMLDialogElement &&
    window.Worker &&
    canStyle('(container-type: size)') &&
    canStyle('(color: color-mix(in srgb, red, blue))') &&
    canStyle('selector(:has(a))') &&
    canStyle('(height: 1dvh)') &&
    canStyle('(zoom: 1)')
  )
)
  document.documentElement.setAttribute('data-old-browser', '');
