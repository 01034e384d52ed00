import { Button, Stack } from "@mantine/core";
import { closurePage } from "@retribusi/contract/features/closure/closure.pages";
import { IconCalendarPause } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { ObjectChoice } from "../catalog/object-choice.tsx";
import { ObjectPages } from "../catalog/object-pages.tsx";
import { useChosenObject } from "../catalog/use-chosen-object.ts";
import { CloseForm } from "./close-form.tsx";
import { ClosureList } from "./closure-list.tsx";
import { useClosedObject } from "./closure-query.ts";

/** The way to close one object: a button until it is pressed. */
function CloseObject({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("closure");
  const query = useClosedObject(objectid);
  const [isClosing, setClosing] = useState(false);
  if (!query.data) return <QueryState query={query} />;
  if (isClosing) return <CloseForm object={query.data} onDone={() => setClosing(false)} />;
  return (
    <div>
      <Button leftSection={<IconCalendarPause size={18} aria-hidden />} onClick={() => setClosing(true)}>
        {t("closeThis")}
      </Button>
    </div>
  );
}

/** When objects can't be used and why; with an object the way to close it. */
export function ClosurePage() {
  const { t } = useTranslation("closure");
  const chosen = useChosenObject();
  const objectid = chosen.value;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <ObjectChoice {...chosen} />
      {objectid ? <ObjectPages objectid={objectid} current={closurePage} /> : null}
      {objectid ? <CloseObject key={objectid} objectid={objectid} /> : null}
      <ClosureList objectid={objectid} />
    </Stack>
  );
}
