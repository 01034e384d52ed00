import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { AccountFields, type AccountValues, noAccount, useAccountRules } from "./account-fields.tsx";
import { StepFrame } from "./step-frame.tsx";

interface Props {
  readonly hint: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly onSend: (account: AccountValues) => void;
  readonly onClose: () => void;
}

/** The account of a refund, entered by whom it belongs to or copied from paper. */
export function AccountForm({ hint, onSend, ...frame }: Props) {
  const form = useForm<AccountValues>({ initialValues: noAccount, validate: useAccountRules() });
  const send = ({ namabank, norekening, namarekening }: AccountValues) =>
    onSend({ namabank: namabank.trim(), norekening, namarekening: namarekening.trim() });
  return (
    <StepFrame {...frame} onSubmit={form.onSubmit(send)}>
      <AccountFields form={form} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </StepFrame>
  );
}
