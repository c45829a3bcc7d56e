//! Registrations out of real spreadsheets: the same reader for files and for text.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{Cursor, Write as _};

use schafkopf_turnier::{Paying, RegistrationTableError, TableOptions};
use stammtisch_desk::read_registration_file;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A cell as it stands in a sheet.
enum Cell {
    Text(&'static str),
    Number(&'static str),
    /// A day, as spreadsheets count them.
    Day(&'static str),
    Yes,
    None,
}

fn xml(cell: &Cell, at: &str) -> String {
    match cell {
        Cell::Text(text) => format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{text}</t></is></c>"),
        Cell::Number(number) => format!("<c r=\"{at}\"><v>{number}</v></c>"),
        Cell::Day(day) => format!("<c r=\"{at}\" s=\"1\"><v>{day}</v></c>"),
        Cell::Yes => format!("<c r=\"{at}\" t=\"b\"><v>1</v></c>"),
        Cell::None => String::new(),
    }
}

/// A workbook with one sheet, as small as programs take it.
fn xlsx(rows: &[Vec<Cell>]) -> Vec<u8> {
    let line = |(row, cells): (usize, &Vec<Cell>)| {
        let cells = cells.iter().zip('A'..).map(|(cell, column)| xml(cell, &format!("{column}{row}")));
        format!("<row r=\"{row}\">{}</row>", cells.collect::<String>())
    };
    let sheet: String = (1..).zip(rows).map(line).collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006";
    let files = [
        (
            "[Content_Types].xml",
            format!(
                "<Types xmlns=\"{package}/content-types\"><Default Extension=\"xml\" ContentType=\"application/xml\"/></Types>"
            ),
        ),
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{package}/relationships\"><Relationship Id=\"r\" Type=\"{office}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets><sheet name=\"Leute\" sheetId=\"1\" r:id=\"s\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(
                "<Relationships xmlns=\"{package}/relationships\"><Relationship Id=\"s\" Type=\"{office}/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"t\" Type=\"{office}/styles\" Target=\"styles.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/styles.xml",
            format!(
                "<styleSheet xmlns=\"{main}\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
            ),
        ),
        (
            "xl/worksheets/sheet1.xml",
            format!("<worksheet xmlns=\"{main}\"><sheetData>{sheet}</sheetData></worksheet>"),
        ),
    ];
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>{text}").as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn a_spreadsheet_is_read_as_it_is_with_its_own_lines() {
    use Cell::{Day, None, Number, Text, Yes};
    let book = xlsx(&[
        vec![Text("Preisschafkopf Isen")],
        vec![None],
        vec![Text("Bez."), Text("Name, Vorname"), Text("PLZ Ort"), Text("Geb."), Text("Handy")],
        vec![Yes, Text("Öttl, Xaver"), Text("84405 Dorfen"), Day("29342"), Number("1711234")],
        vec![Number("10"), Text("Straßer, Anna"), None, None, None],
    ]);
    let reading = read_registration_file(&book, TableOptions::default()).unwrap();
    assert_eq!((reading.titles, reading.faults), (vec![1], vec![]));
    let [xaver, anna] = reading.rows.as_slice() else { panic!("two people") };
    assert_eq!((xaver.line, anna.line), (4, 5));
    assert_eq!(xaver.details.full_name(), "Xaver Öttl");
    assert_eq!((xaver.details.town.as_str(), xaver.details.remark.as_str()), ("Dorfen", "Handy: 1711234"));
    assert_eq!(xaver.details.born.unwrap().to_string(), "1980-05-01");
    assert_eq!((xaver.paid, anna.paid), (Paying::Fee, Paying::Cents(1000)));
}

#[test]
fn the_same_table_is_read_from_old_text_and_new_and_out_of_the_clipboard() {
    let table = "Vorname;Nachname;Ort\nXaver;Öttl;Dorfen\n";
    let old: Vec<u8> = table.chars().map(|c| if c == 'Ö' { 0xD6 } else { c as u8 }).collect();
    let pasted = table.replace(';', "\t");
    for bytes in [table.as_bytes(), &old, pasted.as_bytes()] {
        let rows = read_registration_file(bytes, TableOptions::default()).unwrap().rows;
        assert_eq!((rows.len(), rows[0].details.full_name().as_str()), (1, "Xaver Öttl"));
    }
}

#[test]
fn what_is_no_spreadsheet_is_told_and_what_unfolds_without_end_is_not_opened() {
    let read = |bytes: &[u8]| read_registration_file(bytes, TableOptions::default()).unwrap_err();
    assert!(matches!(read(b"PK\x03\x04 and nothing of it"), RegistrationTableError::Spreadsheet(_)));
    assert!(matches!(read(b"\xD0\xCF\x11\xE0 neither"), RegistrationTableError::Spreadsheet(_)));
    let mut bomb = ZipWriter::new(Cursor::new(Vec::new()));
    bomb.start_file("xl/workbook.xml", SimpleFileOptions::default()).unwrap();
    let blank = vec![b' '; 1024 * 1024];
    for _ in 0..65 {
        bomb.write_all(&blank).unwrap();
    }
    let bomb = bomb.finish().unwrap().into_inner();
    assert!(bomb.len() < 1024 * 1024, "it is small itself");
    assert_eq!(read(&bomb), RegistrationTableError::Spreadsheet("too large".into()));
}
