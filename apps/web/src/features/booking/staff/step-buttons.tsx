import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormButtons } from "../../../components/form-buttons.tsx";

interface Props {
  /** What is done. */
  readonly children: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
}

/** At the foot of a step's form: do it, or leave the booking as it is. */
export function StepButtons({ children, isPending, isPossible, isDangerous = false, onClose }: Props) {
  const { t } = useTranslation("staff");
  return (
    <FormButtons dismiss={t("back")} onClose={onClose}>
      <Button type="submit" loading={isPending} disabled={!isPossible} {...(isDangerous ? { color: "red" } : {})}>
        {children}
      </Button>
    </FormButtons>
  );
}
