import { Table, type TableScrollContainerProps } from "@mantine/core";

interface Props extends Pick<TableScrollContainerProps, "minWidth" | "children"> {
  /** What the table shows, for a screen reader. */
  readonly label: string;
}

/** A table that may be wider than the screen: it is scrolled by finger, mouse and keyboard. */
export function WideTable({ label, ...props }: Props) {
  const viewportProps = { tabIndex: 0, role: "region", "aria-label": label };
  return <Table.ScrollContainer {...props} scrollAreaProps={{ type: "auto", viewportProps }} />;
}
