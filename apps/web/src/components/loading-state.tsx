import { Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** The shape of what is coming, so that nothing jumps when it arrives. */
export function LoadingState({ lines = 5 }: { readonly lines?: number | undefined }) {
  const { t } = useTranslation("state");
  return (
    <Stack gap="md" py="md" role="status" aria-busy>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <Skeleton height={28} width="min(22rem, 70%)" radius="sm" />
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <Group key={line} wrap="nowrap" gap="md">
          <Skeleton height={18} width="30%" radius="sm" />
          <Skeleton height={18} radius="sm" />
        </Group>
      ))}
    </Stack>
  );
}
