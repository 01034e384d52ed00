import { Badge, type MantineColor } from "@mantine/core";
import type { Tone } from "@retribusi/contract/define/field";
import {
  type Icon,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

/** How a tone looks everywhere. A shape goes with each colour, so that nobody depends on seeing colours. */
export const toneLooks: Readonly<Record<Tone, { readonly color: MantineColor; readonly icon: Icon }>> = {
  open: { color: "blue", icon: IconCircleDashed },
  waiting: { color: "kunyit", icon: IconClock },
  active: { color: "tirta", icon: IconPlayerPlay },
  done: { color: "green", icon: IconCircleCheck },
  failed: { color: "red", icon: IconCircleX },
  quiet: { color: "gray", icon: IconCircle },
};

interface Props {
  readonly tone: Tone;
  readonly label: ReactNode;
}

export function StatusBadge({ tone, label }: Props) {
  const { color, icon: Icon } = toneLooks[tone];
  return (
    <Badge
      color={color}
      variant="light"
      size="lg"
      tt="none"
      fw={600}
      classNames={{ root: classes.root ?? "", label: classes.label ?? "" }}
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {label}
    </Badge>
  );
}
