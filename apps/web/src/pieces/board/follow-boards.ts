import { CAMERA_EVENT } from './use-camera.ts';

/** Draws once a frame whenever what lies in `around` may have moved: boards, strips that scroll, the window. Returns the end of it. */
export function followBoards(around: Element, draw: () => void): () => void {
  let asked = 0;
  const ask = (): void => {
    if (asked !== 0) return;
    asked = requestAnimationFrame(() => {
      asked = 0;
      draw();
    });
  };
  ask();
  const observer = new ResizeObserver(ask);
  observer.observe(around);
  around.addEventListener(CAMERA_EVENT, ask);
  around.addEventListener('scroll', ask, true);
  // Letters that come late make a tag wider.
  document.fonts?.addEventListener('loadingdone', ask);
  return () => {
    cancelAnimationFrame(asked);
    observer.disconnect();
    around.removeEventListener(CAMERA_EVENT, ask);
    around.removeEventListener('scroll', ask, true);
    document.fonts?.removeEventListener('loadingdone', ask);
  };
}
