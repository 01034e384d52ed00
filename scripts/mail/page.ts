import type { Address } from "postal-mime";
import type { Mail } from "./mailbox.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1c2430}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #d5dbe3}
iframe{width:100%;height:60vh;border:1px solid #d5dbe3}pre{white-space:pre-wrap}`;

/** The list of the caught mails, newest first. */
export function listPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escapeHtml(mail.date ?? "")}</td><td>${escapeHtml(names(mail.to))}</td>` +
      `<td><a href="/mail/${mail.id}">${escapeHtml(mail.subject ?? "(no subject)")}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Sent<th>To<th>Subject</tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return page("Caught mails", rows.length > 0 ? table : "<p>No mail has been sent yet.</p>");
}

/** What it leads to opens beside it, as from a mail program, and is no part of the frame. */
const frame = "allow-popups allow-popups-to-escape-sandbox";

const openingBeside = (html: string): string => {
  const base = '<base target="_blank">';
  // What stands before a document's type makes it one of the last century.
  return html.includes("<head>") ? html.replace("<head>", `<head>${base}`) : base + html;
};

/**
 * One mail. Its HTML is shown in a frame without scripts, since anybody may have written it; in its text only addresses of the application
 * itself (`own`, its PUBLIC_URL) can be followed.
 */
export function mailPage(mail: Mail, own: string): string {
  const body = mail.html
    ? `<iframe sandbox="${frame}" srcdoc="${escapeHtml(openingBeside(mail.html))}" title="Message"></iframe>`
    : `<pre>${withLinks(mail.text ?? "", own)}</pre>`;
  const files = mail.attachments.map(
    (file, index) => `<li><a href="/mail/${mail.id}/${index}">${escapeHtml(file.filename ?? file.mimeType)}</a></li>`,
  );
  const head = `<p>From ${escapeHtml(names(mail.from ? [mail.from] : []))}<br>To ${escapeHtml(names(mail.to))}<br>${escapeHtml(mail.date ?? "")}</p>`;
  const links = `<ul>${files.join("")}</ul><p><a href="/">All mails</a></p>`;
  return page(mail.subject ?? "(no subject)", head + body + links);
}

/** An address as it stands in a sentence: the sign that ends the sentence is no part of it. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

function withLinks(text: string, own: string): string {
  const parts = text.split(address);
  return parts.map((part, index) => (index % 2 === 1 && isOwn(part, own) ? link(part) : escapeHtml(part))).join("");
}

function isOwn(part: string, own: string): boolean {
  const url = URL.parse(part);
  return url !== null && url.origin === URL.parse(own)?.origin && url.username === "" && url.password === "";
}

function link(url: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(url)}</a>`;
}

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${content}</body></html>`;
}

function names(addresses: readonly Address[] = []): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address ?? ""}>` : (address ?? ""))).join(", ");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
