import { expect, test } from "vitest";
import { isPictureAddress } from "./rich-text.ts";

test.each([
  "https://example.test/a.jpg",
  "HTTPS://example.test/a",
  "/files/foto/0af1.webp",
  "/files/foto/0af1.webp?size=small",
])("a picture may stand at %s", (address) => expect(isPictureAddress(address)).toBe(true));

test.each([
  ..."http://example.test/a.jpg data:image/png;base64,AA javascript:alert(1) ftp://example.test/a blob:x file:///etc/passwd".split(
    " ",
  ),
  ..."//example.test/a.jpg /\\example.test/a.jpg \\\\example.test/a https:example.test https:///a https:\\\\example.test/a".split(
    " ",
  ),
  ..."/api/account/currentuserdata /files/../api/x /files/foto/../../api/x.webp files/foto/a.webp".split(" "),
  "java\nscript:alert(1)",
  " https://example.test/a.jpg",
  "",
])("a picture may not stand at %j", (address) => expect(isPictureAddress(address)).toBe(false));
