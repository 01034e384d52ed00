import { List, Text } from "@mantine/core";
import { pagesFor } from "@retribusi/contract/access/pages";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./add-page.module.css";

/** The order form of a kind that somebody with these pages may open. */
function orderPath(held: readonly string[], kind: BookingKind): string | undefined {
  const entity = bookingEntity[kind];
  const names = ["pesan", "pesan_nsb", "add"].map((page) => `${entity}/${page}`);
  const forms = ["order", "add"].flatMap((verb) => pagesFor(held, entity, verb));
  return names.flatMap((name) => forms.find((form) => form.name === name)?.path ?? [])[0];
}

/** A row of the report is a booking: it is ordered with the form of its kind. */
export function AddPage() {
  const { t } = useTranslation("report");
  const text = useLabel();
  const { pages } = useCurrentUser();
  const ways = bookingKinds.flatMap((kind) => {
    const to = orderPath(pages, kind);
    return to ? [{ kind, to }] : [];
  });
  return (
    <>
      <PageHeader title={t("add.title")} lead={t("add.lead")} />
      {ways.length === 0 ? <Text>{t("add.none")}</Text> : null}
      <List listStyleType="none" spacing="sm" className={classes.ways ?? ""}>
        {ways.map(({ kind, to }) => (
          <List.Item key={kind}>
            <Link to={to} className={classes.way}>
              {text(bookingKindLabels[kind])}
            </Link>
          </List.Item>
        ))}
      </List>
    </>
  );
}
