/** A picture as something an `<img>` can show. Each is drawn once, however often it stands on the page. */

/** How a picture is drawn, and its key: that says everything the picture depends on. */
export interface Drawn {
  key: string;
  draw: () => string;
}

interface Image {
  drawing: string;
  address: string;
}

const made = new Map<string, Image>();

/** A picture, drawn at the first call with this key. */
export function imageOf(key: string, draw: () => string): Image {
  let image = made.get(key);
  if (image === undefined) {
    const drawing = draw();
    made.set(key, (image = { drawing, address: addressOf(drawing) }));
  }
  return image;
}

/** A drawing as an address. The browser reads it where it is; one of a blob would have to be fetched, a frame later. */
export function addressOf(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
