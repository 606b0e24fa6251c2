/** Whether a key belongs to something else: a field, a dialog, a control that has used it, or a shortcut of the browser. */
export function inField(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const at = event.target;
  return at instanceof HTMLElement && at.closest("input, textarea, select, [role=dialog], [contenteditable]") !== null;
}
