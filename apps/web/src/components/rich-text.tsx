import { Typography } from "@mantine/core";
import { isPictureAddress, linkRelation } from "@retribusi/contract/define/rich-text";
import { createElement, Fragment, type ReactNode } from "react";

const allowed = new Set(
  "p br strong b em i u s a ul ol li h1 h2 h3 h4 blockquote code pre hr img table thead tbody tr th td sub sup".split(
    " ",
  ),
);
/** Their text is no text for a person. */
const dropped = new Set(["script", "style", "template", "iframe", "object", "noscript"]);

const safeAddress = (address: string | null): string | undefined =>
  address && /^(https?:|mailto:|tel:|\/(?!\/))/i.test(address.trim()) ? address.trim() : undefined;

function attributesOf(element: Element, tag: string) {
  if (tag === "a") {
    return { href: safeAddress(element.getAttribute("href")), target: "_blank", rel: linkRelation };
  }
  if (tag !== "img") return {};
  return {
    src: element.getAttribute("src"),
    alt: element.getAttribute("alt") ?? "",
    loading: "lazy",
    referrerPolicy: "no-referrer",
  };
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  if (tag === "img" && !isPictureAddress(node.getAttribute("src") ?? "")) return null;
  const children = [...node.childNodes].map(toReact);
  if (!allowed.has(tag)) return createElement(Fragment, { key }, ...children);
  return createElement(tag, { key, ...attributesOf(node, tag) }, ...children);
}

/**
 * Rich text as the editor writes it. The server has cleaned it already; here it is built from known elements and
 * addresses only, so that not even a row that came past the server can bring a script.
 */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return <Typography fz="inherit">{[...body.childNodes].map(toReact)}</Typography>;
}
