import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useListReader } from "../../../records/list/use-list-reader.ts";
import type { RecordList } from "../../../records/list/use-record-list.ts";
import classes from "./list-view-buttons.module.css";
import { listViews, viewNames, viewOf } from "./list-views.ts";

/** What is looked for again and again, each by one press; pressed again it is off. */
export function ListViewButtons({ list: { state, change } }: { readonly list: RecordList }) {
  const { t } = useTranslation("staff");
  const { today } = useListReader();
  const views = listViews(today, useCurrentUser().user.userid);
  const current = viewOf(views, state.filters);
  return (
    <fieldset aria-label={t("views.title")} className={classes.views}>
      {viewNames.map((name) => (
        <Button
          key={name}
          size="xs"
          flex="none"
          radius="xl"
          variant={name === current ? "light" : "default"}
          aria-pressed={name === current}
          onClick={() => change({ filters: name === current ? {} : views[name] })}
        >
          {t(`views.${name}`)}
        </Button>
      ))}
    </fieldset>
  );
}
