import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { isPictureAddress, linkRelation } from "@retribusi/contract/define/rich-text";
import sanitizeHtml from "sanitize-html";
import type { RecordRow } from "./row.ts";

/** What the rich text editor can make; everything else is taken out, scripts and event handlers above all. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "strong", "b", "em", "i", "u", "s", "blockquote", "code", "pre"],
    ...["ul", "ol", "li", "a", "img"],
  ],
  allowedAttributes: { a: ["href", "title", "rel"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // Whatever the writer says of a link, this is what stands there.
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: linkRelation }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isPictureAddress(attribs["src"] ?? ""),
};

/** Rich text as it may be stored and shown. Cleaning it twice changes nothing more. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, allowed);

/** A row with its rich text clean; other fields stay as they are. */
export function sanitiseRow<R extends RecordRow>(entity: AnyEntity, row: R): R {
  const clean = Object.entries(row).map(([name, value]) => {
    const isRich = typeof value === "string" && fieldOf(entity, name).kind === "richtext";
    return [name, isRich ? cleanRichText(value) : value];
  });
  return Object.assign({}, row, Object.fromEntries(clean));
}
