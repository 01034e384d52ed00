import { SegmentedControl, type SegmentedControlProps } from "@mantine/core";
import classes from "./choice.module.css";

/** One of a few, side by side, as high on a phone as a thumb needs it. */
export const Choice = <Value extends string>(props: SegmentedControlProps<Value>) => (
  <SegmentedControl classNames={{ label: classes.label ?? "" }} {...props} />
);
