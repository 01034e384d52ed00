import type { FieldKind } from "@retribusi/contract/define/field";
import { BooleanCell } from "./boolean/cell.tsx";
import { BooleanField } from "./boolean/input.tsx";
import { DateField } from "./date/input.tsx";
import { DocumentCell } from "./document/cell.tsx";
import { DocumentField } from "./document/input.tsx";
import { EmailDetail } from "./email/cell.tsx";
import { EmailField } from "./email/input.tsx";
import type { FieldParts } from "./field-parts.ts";
import { ImageCell } from "./image/cell.tsx";
import { ImageField, ImagesField } from "./image/input.tsx";
import { ImageDetail, ImagesDetail } from "./images/cell.tsx";
import { InstantField } from "./instant/input.tsx";
import { IntegerField } from "./integer/input.tsx";
import { JsonCell, JsonDetail } from "./json/cell.tsx";
import { JsonField } from "./json/input.tsx";
import { LongTextDetail } from "./longtext/cell.tsx";
import { LongTextField } from "./longtext/input.tsx";
import { MoneyCell } from "./money/cell.tsx";
import { MoneyField } from "./money/input.tsx";
import { NikCell, NikDetail } from "./nik/cell.tsx";
import { NikField } from "./nik/input.tsx";
import { PasswordCell } from "./password/cell.tsx";
import { PasswordField } from "./password/input.tsx";
import { PhoneDetail } from "./phone/cell.tsx";
import { PhoneField } from "./phone/input.tsx";
import { PlainCell } from "./plain-cell.tsx";
import { ReferenceCell } from "./reference/cell.tsx";
import { ReferenceField } from "./reference/input.tsx";
import { RichTextDetail } from "./richtext/cell.tsx";
import { LazyRichTextField } from "./richtext/input.tsx";
import { SecretCell } from "./secret/cell.tsx";
import { SecretField } from "./secret/input.tsx";
import { SelectField } from "./select/input.tsx";
import { SeveralField } from "./several/input.tsx";
import { TextCell } from "./text/cell.tsx";
import { TextField } from "./text/input.tsx";

/** How each kind of field is shown and entered. A new kind doesn't compile until it stands here. */
export const fieldKinds: Readonly<Record<FieldKind, FieldParts>> = {
  text: { Cell: TextCell, Input: TextField, empty: "" },
  longtext: { Cell: PlainCell, Detail: LongTextDetail, Input: LongTextField, empty: "", isWide: true },
  richtext: { Cell: PlainCell, Detail: RichTextDetail, Input: LazyRichTextField, empty: "", isWide: true },
  integer: { Cell: PlainCell, Input: IntegerField, empty: null },
  money: { Cell: MoneyCell, Input: MoneyField, empty: null },
  date: { Cell: PlainCell, Input: DateField, empty: null },
  instant: { Cell: PlainCell, Input: InstantField, empty: null },
  boolean: { Cell: BooleanCell, Input: BooleanField, empty: null },
  select: { Cell: PlainCell, Input: SelectField, empty: null },
  reference: { Cell: ReferenceCell, Input: ReferenceField, empty: null },
  email: { Cell: PlainCell, Detail: EmailDetail, Input: EmailField, empty: "" },
  phone: { Cell: PlainCell, Detail: PhoneDetail, Input: PhoneField, empty: "" },
  nik: { Cell: NikCell, Detail: NikDetail, Input: NikField, empty: "" },
  password: { Cell: PasswordCell, Input: PasswordField, empty: "" },
  secret: { Cell: SecretCell, Input: SecretField, empty: "" },
  image: { Cell: ImageCell, Detail: ImageDetail, Input: ImageField, empty: null, isWide: true },
  images: { Cell: ImageCell, Detail: ImagesDetail, Input: ImagesField, empty: null, isWide: true },
  document: { Cell: DocumentCell, Input: DocumentField, empty: null, isWide: true },
  several: { Cell: PlainCell, Input: SeveralField, empty: null },
  json: { Cell: JsonCell, Detail: JsonDetail, Input: JsonField, empty: "", isWide: true },
};
