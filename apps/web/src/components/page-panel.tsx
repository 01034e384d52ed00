import { Drawer, Modal } from "@mantine/core";
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

const panelOf = ({ opened, onClose, label, closeLabel }: Props) => ({
  opened,
  onClose,
  attributes: { content: { "aria-label": label } },
  classNames: { header: classes.header ?? "", body: classes.body ?? "" },
  closeButtonProps: { "aria-label": closeLabel },
});

/** A page over the page: 700 px wide, at most 95 % of the window. The focus goes back to where it came from. */
export const PageDialog = (props: Props) => (
  <Modal {...panelOf(props)} size="min(700px, 95vw)" centered>
    <PagePlaceContext value="dialog">{props.children}</PagePlaceContext>
  </Modal>
);

/** A page in the drawer at the right, 400 px wide, while the list behind stays in view. */
export const PageDrawer = (props: Props) => (
  <Drawer {...panelOf(props)} position="right" size="min(400px, 100vw)">
    <PagePlaceContext value="drawer">{props.children}</PagePlaceContext>
  </Drawer>
);
