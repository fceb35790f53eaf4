/** How much larger an element is drawn than it measures itself: pointers tell places of the screen, styles those of the element. */
export function zoomOf(element: HTMLElement): number {
  return element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth;
}
