import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { type ObjectPolicy, objectPolicy, writePolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useShownVersion } from "../../lib/use-shown-version.ts";
import { keepPolicy } from "./policy-query.ts";
import { type PolicyValues, problemsIn, readValues, valuesOf } from "./policy-values.ts";

/** The form of an object's policy: checked by the rules of the server, kept through what somebody else changes meanwhile. */
export function usePolicyForm(present: ObjectPolicy) {
  const { t } = useTranslation("policy");
  const { t: records } = useTranslation("records");
  const language = useLanguage();
  const client = useQueryClient();
  const form = useForm<PolicyValues>({
    initialValues: valuesOf(present),
    validate: (values) => problemsIn(values, present, language),
  });
  const conflict = useShownVersion({ form, present, schema: objectPolicy, toValues: valuesOf });
  const { shown } = conflict;
  const sending = useFormCall({
    form,
    conflict,
    call: async (values) => {
      const { body } = readValues(values, shown);
      if (!body) throw new Error("The form was sent unchecked");
      return callEndpoint(writePolicy, { params: { id: shown.objectid }, body });
    },
    onDone: (saved) => {
      const isSame = saved.versi === shown.versi;
      conflict.restart(saved);
      form.setInitialValues(valuesOf(saved));
      form.reset();
      void keepPolicy(client, saved);
      notifications.show(
        isSame ? { color: "gray", message: records("unchangedRecord") } : { color: "green", message: t("saved") },
      );
    },
  });
  return { form, conflict, ...sending };
}

export type PolicyForm = ReturnType<typeof usePolicyForm>["form"];
