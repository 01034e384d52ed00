import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { expect, test } from "vitest";
import { cleanRichText, sanitiseRow } from "./sanitise.ts";

const relation = 'rel="noopener noreferrer nofollow"';

test.each([
  ['<a href="https://x.test">x</a>', `<a href="https://x.test" ${relation}>x</a>`],
  ['<a href="https://x.test" rel="opener" target="_blank">x</a>', `<a href="https://x.test" ${relation}>x</a>`],
  ['<a href="javascript:alert(1)">x</a>', `<a ${relation}>x</a>`],
  ['<a href="//x.test/y">x</a>', `<a ${relation}>x</a>`],
])("every link keeps the page behind it away from ours: %s", (html, clean) => expect(cleanRichText(html)).toBe(clean));

test.each(["https://x.test/a.jpg", "/files/foto/0af1.webp?size=small"])("a picture at %s is kept", (address) => {
  expect(cleanRichText(`<p>a<img src="${address}" alt="b" /></p>`)).toBe(`<p>a<img src="${address}" alt="b" /></p>`);
});

test.each([
  ..."http://x.test/a.jpg data:image/svg+xml;base64,AA javascript:alert(1) ftp://x.test/a blob:https://x.test/a".split(
    " ",
  ),
  ..."//x.test/a.jpg /\\x.test/a.jpg \\\\x.test/a https:x.test /api/account/currentuserdata /files/../api/x a.jpg".split(
    " ",
  ),
  "java&#10;script:alert(1)",
  "&#x64;ata:image/png;base64,AA",
  "/&#47;x.test/a.jpg",
  "",
])("a picture at %j is taken out", (address) => {
  expect(cleanRichText(`<p>a<img src="${address}" alt="b">c</p>`)).toBe("<p>ac</p>");
});

test("a picture brings neither other addresses nor handlers", () => {
  const html =
    '<img src="https://x.test/a" srcset="http://y.test/b 2x" onerror="alert(1)" style="background:url(//y.test)">';
  expect(cleanRichText(html)).toBe('<img src="https://x.test/a" />');
});

test.each(['<p>a & b <a href="https://x.test">c</a></p>', '<img src="//y"><p>1 < 2', "<scr<script>ipt>teks</script>"])(
  "what is clean stays as it is: %s",
  (html) => {
    const once = cleanRichText(html);
    expect(cleanRichText(once)).toBe(once);
  },
);

const kept = "p h2 h3 h4 strong b em i u s blockquote code pre ul ol li".split(" ");
test.each(kept)("the editor's <%s> is kept", (tag) => {
  expect(cleanRichText(`<${tag}>a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
});

test.each(["h1", "div", "span", "table", "iframe", "form", "svg", "button"])(
  "<%s> is taken out, its text isn't",
  (tag) => {
    expect(cleanRichText(`a<${tag}>b</${tag}>`)).toBe("ab");
  },
);

test("lines and breaks are kept", () => {
  expect(cleanRichText("a<br>b<hr>c")).toBe("a<br />b<hr />c");
});

test.each(["http://x.test", "mailto:a@x.test", "tel:+622112345", "/index", "#bagian"])(
  "a link to %s is kept",
  (address) => {
    expect(cleanRichText(`<a href="${address}">x</a>`)).toBe(`<a href="${address}" ${relation}>x</a>`);
  },
);

test.each(["ftp://x.test", "data:text/html,x", "vbscript:x", "JaVaScRiPt:alert(1)"])(
  "a link to %s leads nowhere",
  (address) => {
    expect(cleanRichText(`<a href="${address}">x</a>`)).toBe(`<a ${relation}>x</a>`);
  },
);

test("titles, sizes and descriptions are kept, styles and classes aren't", () => {
  const picture = '<img src="https://x.test/a" alt="b" width="10" height="20" />';
  expect(cleanRichText(picture.replace(" />", ' class="c" id="d" style="color:red">'))).toBe(picture);
  expect(cleanRichText('<a href="https://x.test" title="t" class="c">x</a>')).toBe(
    `<a href="https://x.test" title="t" ${relation}>x</a>`,
  );
});

test("a picture without an address is none", () => {
  expect(cleanRichText('<p>a<img alt="b">c</p>')).toBe("<p>ac</p>");
});

test("of a row only rich text is cleaned, and everything else stays", () => {
  const html = "<script>x</script><p>a < b</p>";
  const row = { objectid: 7, objectname: html, deskripsi: html, lokasialamat: null };
  expect(sanitiseRow(objectretribusi, row)).toEqual({ ...row, deskripsi: "<p>a &lt; b</p>" });
  expect(sanitiseRow(objectretribusi, { deskripsi: null })).toEqual({ deskripsi: null });
  expect(row.deskripsi).toBe(html);
});
