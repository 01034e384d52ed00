/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Part[];

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  return typeof part === "object" ? part.map(render).join("") : escapeHtml(String(part));
}

/** HTML in which whatever is put in is text, unless it was made by this itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, at) => text + render(parts[at] ?? "")).join(""));
}

export const none = new Markup("");
