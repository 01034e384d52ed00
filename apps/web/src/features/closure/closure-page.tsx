import { Button, Stack } from "@mantine/core";
import { IconCalendarPause } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { ObjectChoice } from "../catalog/object-choice.tsx";
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
  const [search, changeSearch] = useAddressQuery();
  const objectid = Number(search.get("objectid")) || undefined;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <ObjectChoice
        value={objectid}
        onChange={(chosen) =>
          changeSearch(() => new URLSearchParams(chosen === undefined ? {} : { objectid: String(chosen) }))
        }
      />
      {objectid ? <CloseObject key={objectid} objectid={objectid} /> : null}
      <ClosureList objectid={objectid} />
    </Stack>
  );
}
