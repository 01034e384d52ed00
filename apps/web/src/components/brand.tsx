import { Box, Group, Text } from "@mantine/core";
import { pictureAddress } from "../lib/picture.ts";
import classes from "./brand.module.css";

interface Props {
  readonly name: string;
  /** The region that the person works for, or whose service this is. */
  readonly owner: string;
  /** Stored path of the organisation's own mark; ours when absent. */
  readonly logo?: string | null;
}

/** A joglo roof on pillars: the house that belongs to everybody. */
const Mark = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--mantine-color-tirta-8)" />
    <path d="M16 6 5 14.5h3.2V17h15.6v-2.5H27z" fill="var(--mantine-color-kunyit-3)" />
    <path d="M9.5 18.5h2.6V25H9.5zM14.7 18.5h2.6V25h-2.6zM19.9 18.5h2.6V25h-2.6z" fill="#fff" />
  </svg>
);

export function Brand({ name, owner, logo }: Props) {
  return (
    <Group gap="sm" wrap="nowrap" className={classes["brand"] ?? ""}>
      {logo ? (
        <img src={pictureAddress(logo, "tiny")} alt="" width={34} height={34} className={classes["logo"] ?? ""} />
      ) : (
        <Mark />
      )}
      <Box className={classes["words"] ?? ""}>
        <Text component="span" className={classes["name"] ?? ""}>
          {name}
        </Text>
        <Text component="span" className={classes["owner"] ?? ""} truncate>
          {owner}
        </Text>
      </Box>
    </Group>
  );
}
