import { Drawer, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { OwnEscapeContext, useEscapeOwner } from "./own-escape.ts";
import classes from "./page-overlay.module.css";
import { type PagePlace, PagePlaceContext } from "./page-place.tsx";

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

/** What stands in the panel, and whether the Escape key is still the panel's own. */
function useContent(place: PagePlace, children: ReactNode) {
  const { closeOnEscape, take } = useEscapeOwner();
  return {
    closeOnEscape,
    children: (
      <PagePlaceContext value={place}>
        <OwnEscapeContext value={take}>{children}</OwnEscapeContext>
      </PagePlaceContext>
    ),
  };
}

/** A page over the page: 700 px wide, at most 95 % of the window. The focus goes back to where it came from. */
export const PageDialog = (props: Props) => (
  <Modal {...panelOf(props)} {...useContent("dialog", props.children)} size="min(700px, 95vw)" centered />
);

/** A page in the drawer at the right, 400 px wide, while the list behind stays in view. */
export const PageDrawer = (props: Props) => (
  <Drawer {...panelOf(props)} {...useContent("drawer", props.children)} position="right" size="min(400px, 100vw)" />
);
