import { Text, Title } from "@mantine/core";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import equipment from "./kind-alat.svg";
import classes from "./kind-cards.module.css";
import hall from "./kind-gedung.svg";
import lodging from "./kind-penginapan.svg";

const pictures: Readonly<Record<BookingKind, string>> = { penginapan: lodging, gedung: hall, alat: equipment };

interface Props {
  /** Where a kind leads: the public catalogue, unless told otherwise. */
  readonly toAddress?: (search: CatalogueSearch) => string;
}

/** The three kinds of things to book; the whole card is the link. */
export function KindCards({ toAddress = paths.catalogue }: Props) {
  const { t } = useTranslation("home");
  const label = useLabel();
  return (
    <ul className={classes.list}>
      {bookingKinds.map((kind) => (
        <li key={kind} className={classes.card}>
          <img src={pictures[kind]} alt="" width={1200} height={800} loading="lazy" className={classes.picture} />
          <div className={classes.words}>
            <Title order={3}>
              <Link to={toAddress({ jenis: kind })} className={classes.link}>
                {label(bookingKindLabels[kind])}
                <IconArrowRight size={20} aria-hidden className={classes.arrow} />
              </Link>
            </Title>
            <Text c="dimmed" mt={4}>
              {t(`kindText.${kind}`)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
