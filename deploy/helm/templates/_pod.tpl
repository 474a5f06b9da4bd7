{{/* What every process of ours may do: read its own files and write /tmp. */}}
{{- define "livery.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end -}}
{{- define "livery.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}
{{- define "livery.image" -}}
{{ .Values.image.repository }}@{{ required "image.digest: the image by its digest (sha256:…)" .Values.image.digest }}
{{- end -}}
{{- define "livery.labels" -}}
app.kubernetes.io/name: livery
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
