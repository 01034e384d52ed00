import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import sanitizeHtml from "sanitize-html";
import type { RecordRow } from "./row.ts";

/** What the rich text editor can make; everything else is taken out, scripts and event handlers above all. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "strong", "b", "em", "i", "u", "s", "blockquote", "code", "pre"],
    ...["ul", "ol", "li", "a", "img"],
  ],
  allowedAttributes: { a: ["href", "title"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
};

/** Rich text as it may be stored and shown; other fields stay as they are. */
export function sanitiseRow<R extends RecordRow>(entity: AnyEntity, row: R): R {
  const clean = Object.entries(row).map(([name, value]) => {
    const isRich = typeof value === "string" && fieldOf(entity, name).kind === "richtext";
    return [name, isRich ? sanitizeHtml(value, allowed) : value];
  });
  return Object.assign({}, row, Object.fromEntries(clean));
}
