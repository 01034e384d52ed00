import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** The button that does it. */
  readonly children: ReactNode;
  /** How it is called to leave everything as it is. */
  readonly dismiss: string;
  readonly onClose: () => void;
}

/** At the foot of a form that stands in a page while it is needed: do it, or close the form. */
export const FormButtons = ({ children, dismiss, onClose }: Props) => (
  <Group gap="sm">
    {children}
    <Button variant="default" onClick={onClose}>
      {dismiss}
    </Button>
  </Group>
);
