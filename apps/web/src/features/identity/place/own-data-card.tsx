import { Button } from "@mantine/core";
import { downloadOwnData } from "@retribusi/contract/features/identity/place.endpoints";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { requestFile } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { ProvenAction } from "./proven-action.tsx";

interface Wish {
  readonly format: "json" | "zip";
  readonly passwordlama: string;
}

const { method, path } = downloadOwnData;

function useDownload() {
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: async (body: Wish) => {
      const { blob, name } = await requestFile({ method, path, body });
      saveFile(blob, name ?? `e-retribusi.${body.format}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.fields["passwordlama"])) notifyError(error);
    },
  });
}

/** Everything that is kept about the person, to take along. */
export function OwnDataCard() {
  const { t } = useTranslation("place");
  const { mutate, isPending, variables, error } = useDownload();
  return (
    <SectionCard title={t("data")} lead={t("dataLead")}>
      <ProvenAction error={error}>
        {(passwordlama) =>
          (["zip", "json"] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={passwordlama === "" || isPending}
              loading={isPending && variables.format === format}
              onClick={() => mutate({ format, passwordlama })}
            >
              {t(`download.${format}`)}
            </Button>
          ))
        }
      </ProvenAction>
    </SectionCard>
  );
}
