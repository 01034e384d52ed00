import { closingProblems, newBreach } from "@retribusi/contract/features/privacy/breach.rules";
import { useState } from "react";
import { serverNow } from "../../lib/server-clock.ts";
import { planOf } from "../../records/form/form-plan.ts";
import { AddFrame, EditFrame } from "../../records/form/form-screen.tsx";
import { RecordForm } from "../../records/form/record-form.tsx";
import { sendRecord } from "../../records/form/use-record-form.ts";
import { type EntityPage, getEntityPage } from "../../records/record-pages.ts";

const breachPlan = (page: EntityPage) => ({ ...planOf(page), problems: closingProblems });

const addPage = getEntityPage("log_pelanggaran/add");
const editPage = getEntityPage("log_pelanggaran/edit");

/** A new breach: discovered now and being handled, unless somebody says otherwise. */
export function BreachAddPage() {
  const [start] = useState(() => newBreach(serverNow()));
  return (
    <AddFrame page={addPage}>
      <RecordForm
        page={addPage}
        plan={breachPlan(addPage)}
        record={undefined}
        start={start}
        send={sendRecord(addPage)}
      />
    </AddFrame>
  );
}

export const BreachEditPage = () => (
  <EditFrame page={editPage}>
    {(record) => (
      <RecordForm
        page={editPage}
        plan={breachPlan(editPage)}
        record={record}
        start={record}
        send={sendRecord(editPage)}
      />
    )}
  </EditFrame>
);
