// Renders a chart as Helm does, by the same template engine and the same functions (text/template, sprig): Helm itself
// is in no registry that the tests reach. Reads {"release", "values", "files": {name: text}} and writes {name: text}.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
)

func main() {
	var asked struct {
		Release string
		Values  map[string]interface{}
		Files   map[string]string
	}
	check(json.NewDecoder(os.Stdin).Decode(&asked))
	chart := template.New("chart").Option("missingkey=zero")
	funcs := sprig.TxtFuncMap()
	// JSON is YAML, too.
	toJSON := func(value interface{}) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	}
	funcs["toYaml"] = toJSON
	funcs["toJson"] = toJSON
	funcs["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := chart.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	funcs["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, fmt.Errorf("%s", message)
		}
		return value, nil
	}
	chart.Funcs(funcs)
	for name, text := range asked.Files {
		_, err := chart.New(name).Parse(text)
		check(err)
	}
	data := map[string]interface{}{
		"Values":  asked.Values,
		"Release": map[string]interface{}{"Name": asked.Release, "Namespace": "default", "Service": "Helm"},
	}
	rendered := map[string]string{}
	for name := range asked.Files {
		if strings.HasSuffix(name, ".tpl") {
			continue
		}
		var out bytes.Buffer
		check(chart.ExecuteTemplate(&out, name, data))
		rendered[name] = strings.ReplaceAll(out.String(), "<no value>", "")
	}
	check(json.NewEncoder(os.Stdout).Encode(rendered))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
