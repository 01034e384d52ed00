import { pictureAddress, pictureSources } from "../../lib/picture.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { objectPictures, objectPlace, objectTitle } from "../catalog/object-facts.ts";

/** Writes into the outline of an object that the build has drawn what it is called, where it is and how it looks: the first that is read of it. */
export function showObjectEarly(object: CatalogueObject, outline: ParentNode): void {
  const heading = outline.querySelector("h1");
  const place = outline.querySelector("[data-early=place]");
  const picture = outline.querySelector<HTMLImageElement>("img[data-early=picture]");
  if (heading) heading.textContent = objectTitle(object);
  outline.querySelector("[data-early=header]")?.removeAttribute("class");
  if (place) place.textContent = objectPlace(object);
  const [first] = objectPictures(object);
  if (!picture || first === undefined) return;
  picture.srcset = pictureSources(first);
  picture.src = pictureAddress(first);
  picture.hidden = false;
}
