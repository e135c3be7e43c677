import type { ComponentProps } from "react";

const tones = {
  plain: "border-edge bg-sand dark:border-mist",
  success: "border-done bg-done-wash dark:border-mist",
  error: "border-alarm bg-alarm-wash dark:border-straw",
} as const;

type NoticeProps = ComponentProps<"div"> & { tone?: keyof typeof tones };

export function Notice({ tone = "plain", className = "", ...rest }: NoticeProps) {
  return (
    <div
      data-tone={tone}
      className={`rounded-sm border-l-5 px-5 py-3 text-ink dark:bg-pine dark:text-paper ${
        tones[tone]
      } ${className}`}
      {...rest}
    />
  );
}
