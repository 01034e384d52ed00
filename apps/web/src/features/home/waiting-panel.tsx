import { Skeleton, Text } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import classes from "./waiting-list.module.css";

interface RowProps {
  readonly label: string;
  readonly to: string;
  /** How many wait; nothing while it is being counted. */
  readonly number: { readonly text: string; readonly isNone: boolean } | undefined;
}

/** One number that leads to the work. */
export const WaitingRow = ({ label, to, number }: RowProps) => (
  <li className={classes.row} data-waiting={(number && !number.isNone) || undefined}>
    <span className={classes.number}>{number ? number.text : <Skeleton height={20} width={28} />}</span>
    <Link to={to} className={classes.link}>
      {label}
    </Link>
    <IconChevronRight size={16} aria-hidden />
  </li>
);

/** Numbers that wait for the same thing. */
export function WaitingPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {title}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
