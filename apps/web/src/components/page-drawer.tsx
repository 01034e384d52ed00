import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-overlay.module.css";
import { PagePlaceContext } from "./page-place.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name for screen readers; the page's own header is what people see. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A page in the drawer at the right, 400 px wide, while the list behind stays in view. */
export function PageDrawer({ opened, onClose, label, closeLabel, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(400px, 100vw)"
      attributes={{ content: { "aria-label": label } }}
      classNames={{ header: classes.header ?? "", body: classes.body ?? "" }}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      <PagePlaceContext value="drawer">{children}</PagePlaceContext>
    </Drawer>
  );
}
