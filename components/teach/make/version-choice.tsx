import type { PaperChoice } from "@/lib/teach/paper-choice";
import { Tick } from "../../ui/tick";
import type { TeachPageMessages } from "../teach-messages";

type VersionChoiceProps = {
  version: PaperChoice["version"];
  make: TeachPageMessages["teach"]["make"];
  onChange: (version: PaperChoice["version"]) => void;
};

/** Version B asks the same in another order. */
export function VersionChoice({ version, make, onChange }: VersionChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{make.version}</legend>
      <div className="flex gap-6">
        {(["A", "B"] as const).map((one) => (
          <Tick
            key={one}
            type="radio"
            name="teach-version"
            isChecked={version === one}
            onCheck={() => onChange(one)}
          >
            {one}
          </Tick>
        ))}
      </div>
      <p className="text-sm text-lane-300">{make.versionHelp}</p>
    </fieldset>
  );
}
