import { expect, test } from "vitest";
import { pictureAddress, readPictures, writePictures } from "./picture.ts";

test("a picture is asked for in the size it is shown", () => {
  expect(pictureAddress("objek/a1b2.webp", "thumb")).toBe("/files/objek/a1b2.webp?size=thumb");
  expect(pictureAddress("objek/a1b2.webp")).toBe("/files/objek/a1b2.webp?size=small");
  expect(pictureAddress("/files/objek/a1b2.webp", "large")).toBe("/files/objek/a1b2.webp?size=large");
});

test("previews and pictures from elsewhere keep their address", () => {
  expect(pictureAddress("blob:abc", "thumb")).toBe("blob:abc");
  expect(pictureAddress("https://contoh.go.id/a.jpg", "small")).toBe("https://contoh.go.id/a.jpg");
});

test("several paths stand in one text", () => {
  expect(readPictures("a.webp,b.webp")).toEqual(["a.webp", "b.webp"]);
  expect(readPictures(null)).toEqual([]);
  expect(writePictures(["a.webp", "b.webp"])).toBe("a.webp,b.webp");
  expect(writePictures([])).toBeNull();
});
