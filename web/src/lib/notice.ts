/** Telling somebody who looks elsewhere: in the title of the tab, and, if they have asked for it, by the system. */

import { settings } from "./settings.svelte";

/** Whether the system can tell people something at all. */
export const canNotify = (): boolean => "Notification" in window;

/** Asks for leave to notify; to be called when somebody has asked for notices. Gives whether it was granted. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Says something to a person who is not looking at the page. */
export function notify(title: string, body: string): void {
  if (!settings.notices || !canNotify() || document.visibilityState !== "hidden" || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: "/icon.svg", tag: "tafelrunde-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
