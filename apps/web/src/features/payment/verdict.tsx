import { Text, Title } from "@mantine/core";
import { type Icon, IconCircleCheck, IconShieldCheck, IconShieldX, IconZoomExclamation } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./check-page.module.css";

export type Validity = "berlaku" | "selesai" | "tidakberlaku" | "unknown";

const icons: Readonly<Record<Validity, Icon>> = {
  berlaku: IconShieldCheck,
  selesai: IconCircleCheck,
  tidakberlaku: IconShieldX,
  unknown: IconZoomExclamation,
};

interface Props {
  readonly validity: Validity;
  readonly title: string;
  readonly children: ReactNode;
}

/** The answer to the one question of the page, in words first; shape and colour say it again. */
export function Verdict({ validity, title, children }: Props) {
  const Icon = icons[validity];
  return (
    <div className={classes.verdict} data-validity={validity} role="status">
      <Icon size={44} stroke={1.6} aria-hidden />
      <div>
        <Title order={2}>{title}</Title>
        <Text component="div" mt={4}>
          {children}
        </Text>
      </div>
    </div>
  );
}
