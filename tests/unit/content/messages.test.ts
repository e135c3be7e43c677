import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import type { FormDefinition } from "../../../content/forms/definition.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { aboutMessages } from "../../../content/messages/about.ts";
import { commitmentsMessages } from "../../../content/messages/commitments.ts";
import { resumeTypes } from "../../../content/forms/resume.ts";
import privacy from "../../../content/legal/privacy.ts";
import { failureMessages } from "../../../content/messages/forms.ts";
import { insightsMessages } from "../../../content/messages/insights.ts";
import { serviceMessages } from "../../../content/messages/service.ts";
import { servicesMessages } from "../../../content/messages/services.ts";
import { slideshowMessages } from "../../../content/messages/slideshow.ts";

describe("what a form takes", () => {
  it("is what its words say: every type of a resume", () => {
    const { file, messages } = applicationForm;
    const texts = {
      hint: file.hint,
      resumeMissing: messages.resumeMissing,
      resumeType: messages.resumeType,
    };
    for (const [name, text] of Object.entries(texts)) {
      for (const extension of Object.keys(resumeTypes)) {
        const step = `Missing step: content/forms/application.ts, ${name}`;
        assert(text.includes(extension.toUpperCase()), `${step}: ${extension}`);
      }
    }
  });

  it("is named by the privacy policy, every field of it", () => {
    const collected = JSON.stringify(privacy.sections.find(({ id }) => id === "what-we-collect"));
    const forms: Record<string, FormDefinition> = {
      "Inquiries: ": contactForm,
      "Newsletter: ": newsletterForms.footer,
      "Job applications: ": applicationForm,
    };
    for (const [title, { fields }] of Object.entries(forms)) {
      const [, entry = ""] = collected.split(`{"strong":"${title}"}`);
      const sentence = entry.slice(0, entry.indexOf("]")).toLowerCase();
      for (const { label } of Object.values(fields)) {
        const words = label.toLowerCase().split(/\W+/).filter((word) => word.length > 3);
        const isNamed = words.some((word) => sentence.includes(word));
        assert(isNamed, `Missing step: content/legal/privacy.ts, ${title}${label}`);
      }
    }
  });
});

describe("messages are those of the specification", () => {
  const specified: Record<string, readonly [actual: string, expected: string][]> = {
    newsletter: [
      [newsletterForms.footer.messages.sending, "Subscribing..."],
      [newsletterForms.footer.messages.failure, "Subscription failed. Please try again."],
      [newsletterForms.footer.messages.success, "Successfully subscribed!"],
      [
        newsletterForms.insights.messages.success,
        "Thank you for subscribing! You'll receive our monthly insights soon.",
      ],
    ],
    contact: [
      [contactForm.messages.missing, "Please fill in your name, email, and message."],
      [contactForm.fields.email.wrong, "Please enter a valid email address."],
      [
        contactForm.messages.success,
        "Message sent successfully! We'll get back to you within 24 hours.",
      ],
      [
        contactForm.messages.failure,
        "There was an error sending your message. Please try again or contact us directly.",
      ],
    ],
    application: [
      [applicationForm.messages.sending, "Submitting..."],
      [
        applicationForm.messages.resumeMissing,
        "Please upload your resume (PDF/DOC/DOCX) before submitting.",
      ],
      [applicationForm.messages.nameOrEmailMissing, "Please complete your name and email."],
      [applicationForm.fields.email.wrong, "Please provide a valid email address."],
      [applicationForm.messages.resumeType, "Please upload a PDF or Word document (PDF/DOC/DOCX)."],
      [applicationForm.messages.failure, "Something went wrong submitting your application."],
      [
        applicationForm.messages.success,
        "Application submitted! Thank you\u2014We'll be in touch.",
      ],
      [applicationForm.messages.removeFile, "Remove file"],
    ],
    services: [
      [servicesMessages.failure, "Failed to load services. Please try again later."],
      [failureMessages.retry, "Retry"],
      [serviceMessages.notFound, "Service not found"],
      [serviceMessages.failure, "Failed to load service details. Please try again later."],
      [serviceMessages.viewAll, "View All Services"],
    ],
    commitments: [
      [commitmentsMessages.loading, "Loading commitments..."],
      [commitmentsMessages.failure, "Failed to load commitments. Please try again later."],
    ],
    "insights and about": [
      [insightsMessages.notFound, "Insight Not Found"],
      [insightsMessages.viewAll, "View All Insights"],
      [aboutMessages.notFound, "Section Not Found"],
      [aboutMessages.back, "Back to About"],
      [aboutMessages.contentMissing, "Content not found"],
    ],
    slideshow: [
      [slideshowMessages.loading(3), "Loading slideshow... 3/4"],
      [slideshowMessages.slide(2), "Slide 2 of 4"],
      [slideshowMessages.paused, "Slideshow paused"],
      [slideshowMessages.pausedForModal, "Slideshow paused for modal"],
      [slideshowMessages.reduced, "Animation reduced"],
    ],
  };

  for (const [where, pairs] of Object.entries(specified)) {
    it(where, () => {
      for (const [actual, expected] of pairs) assert.equal(actual, expected);
    });
  }
});
