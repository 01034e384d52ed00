import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { renamePasskey, type Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { useTranslation } from "react-i18next";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";

interface Props {
  readonly passkey: Security["kuncisandi"][number];
  readonly onDone: (security: Security) => void;
  readonly onClose: () => void;
}

/** Another name for a passkey; it opens nothing, so no password is asked for. */
export function PasskeyNameDialog({ passkey: { id, nama: present }, onDone, onClose }: Props) {
  const { t } = useTranslation("security");
  const form = useForm({
    initialValues: { nama: present },
    validate: { nama: (value) => (value.trim() ? null : t("passkeyNameMissing")) },
  });
  const call = ({ nama }: { readonly nama: string }) =>
    callEndpoint(renamePasskey, { params: { id }, body: { nama: nama.trim() } });
  const { submit, summary, isPending } = useFormCall({ form, call, onDone });
  const title = t("passkeyRenameTitle", { name: present });
  return (
    <DialogForm title={title} {...{ submit, summary, isPending, onClose }} confirm={t("passkeyRenameShort")}>
      <TextInput label={t("passkeyName")} maxLength={60} data-autofocus {...form.getInputProps("nama")} />
    </DialogForm>
  );
}
