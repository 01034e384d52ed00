import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconBackhoe, IconBed, IconBuildingArch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./kind-tabs.module.css";

const icons = { penginapan: IconBed, gedung: IconBuildingArch, alat: IconBackhoe } as const;

interface Props {
  readonly current: BookingKind;
  readonly toAddress: (kind: BookingKind) => string;
}

/** The three kinds as addresses of their own, so that each can be shared and the back button works. */
export function KindTabs({ current, toAddress }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  return (
    <nav aria-label={t("kinds")}>
      <ul className={classes.tabs}>
        {bookingKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind}>
              <Link to={toAddress(kind)} className={classes.tab} aria-current={kind === current ? "page" : undefined}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {label(bookingKindLabels[kind])}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
