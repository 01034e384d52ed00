import { Group } from "@mantine/core";
import { Thumbnail } from "../../../components/thumbnail.tsx";
import { readPictures } from "../../../lib/picture.ts";
import { nameOf } from "../../record.ts";
import type { CellProps } from "../field-parts.ts";

/** Every picture side by side, each opening the gallery at itself. */
export function ImagesDetail({ value, entity, record }: CellProps) {
  const paths = readPictures(value);
  const name = nameOf(entity, record);
  return (
    <Group gap="xs">
      {paths.map((path, index) => (
        <Thumbnail key={path} paths={paths} at={index} name={name} side={96} />
      ))}
    </Group>
  );
}

export function ImageDetail({ value, entity, record }: CellProps) {
  return <Thumbnail paths={readPictures(value)} name={nameOf(entity, record)} side={160} />;
}
