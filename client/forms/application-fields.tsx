import type { ComponentProps } from "react";
import {
  availabilityOptions,
  careersPage,
  experienceOptions,
  positionOptions,
} from "../../content/careers.ts";
import { type applicationFields, applicationForm as form } from "./application-schema.ts";
import { Field, TextField } from "./field.tsx";

type Name = (typeof applicationFields)[number];

interface ApplicationFieldsProps {
  /** What was typed before, by name. */
  values: Record<string, string>;
  error(name: Name): string | undefined;
}

const { fields, choose } = careersPage.form;

/** The fields of SPEC §3 and §5, all but the file. */
export function ApplicationFields({ values, error }: ApplicationFieldsProps) {
  const common = (name: Name) => ({
    name,
    ...fields[name],
    error: error(name),
    defaultValue: values[name],
  });
  const text = (name: Name, rest: Omit<ComponentProps<"input">, "form" | "id">) => (
    <TextField form={form} {...common(name)} {...rest} optional={!rest.required} />
  );
  const choice = (name: Name, options: readonly string[], required: boolean) => (
    <Field id={`${form}-${name}`} {...fields[name]} error={error(name)} optional={!required}>
      {(control) => (
        <select name={name} defaultValue={values[name] ?? ""} required={required} {...control}>
          <option value="">{choose}</option>
          {options.map((option) => <option key={option}>{option}</option>)}
        </select>
      )}
    </Field>
  );
  return (
    <>
      <div className="form-row">
        {text("firstName", { required: true, autoComplete: "given-name" })}
        {text("lastName", { required: true, autoComplete: "family-name" })}
        {text("email", { required: true, type: "email", autoComplete: "email" })}
        {text("phone", { required: true, type: "tel", autoComplete: "tel" })}
      </div>
      {text("location", { required: true, autoComplete: "address-level2" })}
      <div className="form-row">
        {choice("position", positionOptions, false)}
        {choice("experience", experienceOptions, true)}
        {choice("availability", availabilityOptions, true)}
        {text("salary", { autoComplete: "off" })}
        {text("linkedIn", { type: "url", autoComplete: "off" })}
        {text("portfolio", { type: "url", autoComplete: "url" })}
      </div>
      <Field id={`${form}-coverLetter`} {...fields.coverLetter} error={error("coverLetter")}>
        {(control) => (
          <textarea
            name="coverLetter"
            rows={8}
            defaultValue={values.coverLetter}
            required
            {...control}
          />
        )}
      </Field>
    </>
  );
}
