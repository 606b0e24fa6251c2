/** Does something once the next frame is on the screen: what need not be there at once shall not keep it waiting. */
export function afterFrame(something: () => void): void {
  const soon = (): void => void setTimeout(something);
  // a tab that nobody sees draws no frames
  if (document.visibilityState === "hidden") soon();
  else requestAnimationFrame(soon);
}
