import { Modal } from "@mantine/core";
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

/** A page over the page: 700 px wide, at most 95 % of the window. The focus goes back to where it came from. */
export function PageDialog({ opened, onClose, label, closeLabel, children }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="min(700px, 95vw)"
      centered
      attributes={{ content: { "aria-label": label } }}
      classNames={{ header: classes.header ?? "", body: classes.body ?? "" }}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      <PagePlaceContext value="dialog">{children}</PagePlaceContext>
    </Modal>
  );
}
